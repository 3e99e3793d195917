/** Where a visitor forces colours, grounds and shadows are gone: an edge keeps the shape of what they made. */
export const forcedEdge = { '@media (forced-colors: active)': { border: '1px solid' } } as const
