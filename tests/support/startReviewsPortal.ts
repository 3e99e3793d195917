import { startServer } from './startServer.ts'

type Manner = 'answers' | 'fails' | 'stays silent'

/** A reviews portal on this machine: a script and a frame that tell whose reviews were asked for. */
export async function startReviewsPortal() {
  let manner: Manner = 'answers'
  const asked: string[] = []

  const { url, stop } = await startServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://portal')
    asked.push(address.pathname + address.search)
    if (manner === 'stays silent') return
    if (manner === 'fails') response.statusCode = 500
    const account = address.searchParams.get('account')
    const isScript = address.pathname === '/widget.js'
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? scriptFor(account) : `<!doctype html><h1>Reviews of account ${account}</h1>`)
  })

  return {
    url,
    stop,
    settings: {
      REVIEWS_SCRIPT_URL: `${url}/widget.js?theme=light`,
      REVIEWS_FRAME_URL: `${url}/frame`,
      REVIEWS_ACCOUNT_ID: '12345 & sons',
    },
    /** What was asked for since the portal began to behave like this. */
    asked: (): readonly string[] => asked.toSorted(),
    behave(next: Manner) {
      manner = next
      asked.length = 0
    },
  }
}

const scriptFor = (account: string | null) => `document.documentElement.dataset.reviewsOf = '${account}'`
