type Term = {
  /** The preferred term, or the replacement of an expression to avoid. */
  say: string
  not: RegExp
  /** Allowed wordings, such as those of the specification. */
  except?: RegExp
}

/** One term per thing. Contains only terms that a check can distinguish: "pick up" is right as a verb, "depot" is a public site. */
const terms: readonly Term[] = [
  { say: 'quote', not: /\b(estimates?|quotations?)\b/i, except: /free estimates and quotes/gi },
  { say: 'load', not: /\b(truck loads?|loadfuls?)\b/i },
  { say: 'pickup', not: /\b(pick-ups?|(a|the|your|our|each|every|curbside|same-day|next-day) pick up)\b/i },
  {
    say: 'crew',
    not: /\b(teams?|guys|workm[ae]n)\b/i,
    except: /\b(a uniformed|professional) team\b/gi,
  },
  {
    say: 'disposal site',
    not: /\b(dumps?|landfills?|transfer stations?)\b/i,
    except: /\bmove-out dump runs?\b/gi,
  },
  { say: 'donation', not: /\bgive-?aways?\b/i },
  { say: 'cleanout or cleanup', not: /\b(clean-(out|up)s?|(a|the|your|estate|garage) clean (out|up))\b/i },
  { say: 'garbage', not: /\b(trash|rubbish)\b/i },
  {
    say: 'what the reader can do, such as looking at the municipality’s own list',
    not: /\b(can’t say|(haven’t|not|isn’t|aren’t)( yet)?( been)? confirmed|unconfirmed|we don’t know)\b/i,
  },
]

/** Terms to avoid that a text contains. */
export const wrongTermsOf = (text: string): { found: string; say: string }[] =>
  terms.flatMap(({ say, not, except }) => {
    const [found] = not.exec(except ? text.replace(except, '') : text) ?? []
    return found ? [{ found, say }] : []
  })
