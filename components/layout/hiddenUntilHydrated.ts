/** For a control that needs script: it keeps its place until the page is hydrated, and is left out without JavaScript. */
export const hiddenUntilHydrated = {
  '[data-waiting] &': { visibility: 'hidden' },
  '@media (scripting: none)': { display: 'none' },
} as const
