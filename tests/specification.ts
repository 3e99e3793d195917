import type { TestResult } from './support/testResults.ts'

/*
 * The requirements of each paragraph of the specification. A test of the third requirement of "2 Header" has the tag @2-header-3
 * in its title.
 */
const statements = {
  '2 Routes': [
    'each path of the table answers with its page, to anybody',
    'any other path is the not-found page',
    'further routes come from a table of their own',
    'every detailed service has a page in every city',
    'the slugs of the 8 cities',
    'the slugs of the 12 direct services',
    'the slugs of the 27 detailed services',
  ],
  '2 Redirects': ['the seven old paths redirect to their new ones'],
  '2 Shared': [
    'every page has a title and a description',
    'a canonical URL',
    'social-sharing tags',
    'the head is the page’s own after a navigation too',
    'arriving scrolls to the top',
    'titles and descriptions come from templates by kind',
  ],
  '2 Header': [
    'it is sticky',
    'seven items in order, links and sections',
    'elsewhere the sections’ items lead to home',
    'white, translucent past 10 px, dark over contact',
    'the active section is the one 100 px below the scroll position',
    'a phone button on large screens',
    'a slide-in menu of the same items on small ones, closed by a choice',
  ],
  '2 Footer': [
    'quick links, and the demolition site',
    'the 8 cities',
    'the 12 services',
    'phone, e-mail, region and View All Areas',
    'two real social links, the others placeholders',
    'copyright of 2024 and a powered-by credit',
  ],
  '2 Home': [
    'ten parts in order, with the anchors services and contact',
    'what we remove, and the services list',
    'prices',
    'before and after sliders',
    'how it works',
    'reviews from a portal: script, frame and account',
    'a call to action before the form',
  ],
  '2 About': ['four paragraphs', 'an owner’s photo', 'two profiles and a reviews site'],
  '2 Areas': [
    'a hero',
    'eight cards with description and three highlights',
    'Learn More, and Get Quote to the form of the same page',
    'a band with a call and Get Free Quote',
  ],
  '2 City': [
    'a hero with the city',
    'four benefits',
    'its eight neighbourhoods, by name',
    'eight things removed',
    'all 27 services of the city',
    'a closing with a link back to the areas',
  ],
  '2 City-service': [
    'the badge with the city',
    'a title and the service’s description',
    'a quote button to the contact section on home, and a call',
    'six generic features, and up to three of its own',
    'the details block',
    'a coverage card',
    'a closing with a link back to the city',
  ],
  '2 Direct service': [
    'a hero with a call and Get Free Quote',
    'four feature cards',
    'twelve things removed',
    'a box with Schedule Removal or Schedule Consultation',
    'a closing with a call and Back to Home',
    'quote buttons lead to the contact section of home, and sections are scrolled to smoothly',
  ],
  '2 Gallery': [
    'its title',
    'a slideshow with badges, title and description',
    'arrows that wrap around, and a dot a slide',
    'a click enlarges any photo; Close and the backdrop shut it',
    'more photos below, in three columns on large screens',
    'a closing call to action',
  ],
  '2 Junk removal': [
    'a badge, Get Free Quote and a call',
    'six benefits',
    'eight service cards',
    'three steps',
    'the eight cities',
    'a final call to action',
  ],
  '2 Not found': ['the title, and words for a visitor'],
  '3': [
    'a quote request is name, phone, email and message',
    'a pricing tier has price, label, details, description and a flag',
    'a city has a name and a slug, its card a description and three highlights',
    'a service has a name, a slug and a description',
    'a city-service page has features and more about the job',
    'a gallery pair has title, description, before and after; a single image title and URL',
    'a service’s page has title, description, features and things removed',
    'the metadata configuration: brand, phone, region, cities, services',
    'the six page kinds with templates and limits, filled with city, service and serviceLower',
    'three pairs by name, and six single images',
  ],
  '4': [
    'the form while it sends',
    'after success it is empty',
    'after an error it keeps its fields',
    'the slider starts at 50 and reveals the before photo on the left',
    'the slideshow’s index wraps both ways',
    'an enlarged image is there or not',
    'the menu is open or closed, and a choice closes it',
    'the header knows whether the page is scrolled, and its section',
    'toasts are added, updated, dismissed, removed',
    'one toast at a time',
    'a toast stays 5000 ms',
    'a swipe to the right of 50 px dismisses it',
    'F8 leads to the toasts',
    'a dismissed toast is removed after 1,000,000 ms',
  ],
  '5': [
    'name, phone and message are required and marked',
    'an email may be left out, and is one when given',
    'the phone’s type, the message’s rows and hint',
    'with a field missing nothing is sent, and a toast says so',
    'the server validates too',
  ],
  '6': ['no login: nobody is asked who they are', 'the form is open to everybody'],
  '7': [
    'POST /api/quotes with a JSON body of four fields',
    'the message of the answer is shown, or the fallback',
    'what happens to it: stored and mailed',
    'requests are JSON, and have a body only with a payload',
    'they carry cookies',
    'the default fetch joins the key with slashes',
    'no other endpoint is called',
    'the reviews load a third party’s script and frame',
  ],
  '8': [
    'a failed answer is an error of status, colon and body or status text',
    'a 401 is an error, or nothing where a query says so',
    'a failed quote: Error, with its message or the fallback',
    'a stored quote: Success!',
    'missing fields: Missing Information',
    'an unmatched route: the not-found screen',
  ],
  '9': [
    '$35 a cubic yard, and the minimum of $55',
    'the six tiers with amount, equivalent and flag',
    '15% off curbside pickup',
    'arrival windows, appointments, same-day before noon',
    'counts of pages',
    'counts on pages: neighbourhoods, items, cards, benefits',
    'the phone dotted and bracketed',
    '575 and 930 pixels, cut with an ellipsis',
    'templates are filled with brand, phone, region, city and service',
    'tooltips after 700 ms, at once within 300 ms',
    'the cache: no retries, no refetch, never stale',
    'unused entries go after five minutes',
  ],
}

const rows = Object.entries(statements).flatMap(([section, asked]) =>
  asked.map((statement, index) => ({
    section,
    statement,
    tag: `@${section.toLowerCase().replaceAll(' ', '-')}-${index + 1}`,
  })),
)

/**
 * The table of the specification as Markdown, and its faults: requirements without a test, and unknown tags.
 *
 * @param results of all tests
 */
export function specificationTable(results: readonly TestResult[]): { table: string; faults: string[] } {
  const passed = results.filter(({ hasPassed }) => hasPassed).map(({ name }) => name)
  const tagsOf = (name: string): string[] => name.match(/@\d[\w-]*/g) ?? []
  const statements = rows.map((row) => ({
    ...row,
    names: passed.filter((name) => tagsOf(name).includes(row.tag)),
  }))
  const known = new Set(rows.map(({ tag }) => tag))
  const lines = statements.map(
    ({ section, statement, names }) => `| ${section} | ${statement} | ${names.join('<br>')} |`,
  )
  const untested = statements
    .filter(({ names }) => names.length === 0)
    .map(({ tag, statement }) => `${tag} has no test: ${statement}`)
  const strays = passed
    .flatMap(tagsOf)
    .filter((tag) => !known.has(tag))
    .map((tag) => `${tag} is no statement of the specification`)
  const heading = ['| Section | Statement | Tests that passed |', '| --- | --- | --- |']
  return { table: [...heading, ...lines, ''].join('\n'), faults: [...untested, ...strays] }
}
