/** Where the menu button leads without JavaScript. */
export const footerLinksId = 'site-links'
