/** Whether a person still has access: an email address while it is in DESK_EMAILS, another name until it is signed out. */
export const isAdmitted = (person: string, deskEmails: readonly string[]): boolean =>
  person.includes('@') ? deskEmails.includes(person) : person !== ''
