/** Where nothing can go on to the next slide they all follow each other: without script, and on paper. */
export const allShown = '@media (scripting: none), print'
