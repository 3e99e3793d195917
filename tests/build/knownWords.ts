/**
 * Words that the Canadian dictionary lacks, in the singular; sorted. Names of cities, streets, depots and companies are read from the
 * records. A word that a customer may not know is better replaced than listed.
 */
export const knownWords = `
  arborist armoire backfill backsplash batt bedspring clawfoot cleanout closer cookstove corkboard countertop
  drywaller ductwork eavestrough elliptical footwell freon garburator hosta housewrap inkjet keybed
  knotweed laneway lean-to lockbox lopper loveseat mown offcut OSB parkade paver PCB pedalboard PIPEDA
  pressboard prewired pruning rebar recycler reno sawn sideroad soffit stager subfloor swale thinset
  tradesperson trunkful unbagged unchipped unclick unclicked unclip unclipped underlayment underpad
  unstack VCR
`
  .trim()
  .split(/\s+/)
