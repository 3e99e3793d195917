/** The toast after a quote was not sent. Apart from contact.ts, because the code of every page has it. */
export const sendFailed = { title: 'Error', text: 'Failed to submit quote request. Please try again.' }
