// Apart from deskWording.ts: the code of the list does without it.

export const signInWording = {
  lead: 'We’ll email you a link. No password needed.',
  leadWithoutMail: 'You sign in with a link. Ask whoever set up this website for a new one.',
  email: 'Email',
  send: 'Email me a link',
  sending: 'One moment',
  sentTitle: 'Check your email',
  sent: 'If this email address belongs to the desk, a link is on its way. Open it on this device, or type the code from the email.',
  code: 'Code',
  codeHint: '6 digits',
  useCode: 'Sign in with the code',
  other: 'Use another email address',
  linkTitle: 'Welcome back',
  linkLead: 'One more tap and you’re in.',
  needsCodeTitle: 'One more step',
  useLink: 'Sign in',
  expiredTitle: 'This link no longer works',
  askAgain: 'Get a new link',
  noEmail: 'No email?',
  commandLine: 'On the server, run:',
  command: 'npm run desk -- link',
} as const
