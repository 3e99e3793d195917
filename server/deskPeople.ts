/** Whether somebody is still let in: with an email address while DESK_EMAILS has it, by another name until signed out. */
export const isAdmitted = (person: string, deskEmails: readonly string[]): boolean =>
  person.includes('@') ? deskEmails.includes(person) : person !== ''
