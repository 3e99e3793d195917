/** The form field no visitor fills in. By itself, because the form is drawn long before anything needs validating. */
export const honeypotField = 'website'
