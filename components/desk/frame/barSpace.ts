/** Height of a phone's navigation bar with a form's save bar above it, in pixels. */
export const barSpace = 150
