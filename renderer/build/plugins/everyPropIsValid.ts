const neverAttributes = ['theme', 'as', 'sx', 'ownerState']

/** In place of @emotion/is-prop-valid, see leanEmotion.ts. */
export default (prop: string): boolean => !neverAttributes.includes(prop)
