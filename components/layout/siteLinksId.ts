/** The id of the footer's links, which the menu button leads to without script. */
export const siteLinksId = 'site-links'
