/** Where the owner's side begins. Apart from data/paths.ts, so that no visitor's page carries it. */
export const deskRoots = {
  screens: '/desk',
  signIn: '/desk/sign-in',
  api: '/api/desk',
} as const
