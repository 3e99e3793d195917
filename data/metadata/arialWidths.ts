/** Unit of the widths below. */
export const unitsPerEm = 2048

/**
 * Advance widths of Arial Regular, each with the characters that have it: ASCII, Latin-1 and the usual punctuation. Arial is not
 * free to ship, so these are the widths of Arimo, which has the same metrics (@fontsource/arimo, latin, 400); a test compares each.
 */
export const arialWidths: readonly (readonly [width: number, characters: string])[] = [
  [342, '⁄'],
  [384, '′'],
  [391, "'"],
  [455, 'ijl‘’‚'],
  [532, '|¦'],
  [569, ' \u00a0!,./:;I[\\]ftÌÍÎÏìíîïı'],
  [682, '()-\u00ad`r¡¨²³´·¸¹“”„‹›'],
  [684, '{}'],
  [717, '•'],
  [725, '″'],
  [727, '"'],
  [748, 'º'],
  [758, 'ª'],
  [797, '*'],
  [819, '°'],
  [961, '^'],
  [1024, 'Jcksvxyzçýÿ'],
  [1100, '¶'],
  [1124, '±÷'],
  [1131, '¯'],
  [1139, '#$0123456789?L_abdeghnopqu¢£¤¥§«»àáâãäåèéêëðñòóôõöùúûüþ–€'],
  [1180, 'µ'],
  [1196, '+<=>~¬×−'],
  [1251, 'FTZ¿ßø'],
  [1366, '&ABEKPSVXYÀÁÂÃÄÅÈÉÊËÝÞ'],
  [1479, 'CDHNRUwÇÐÑÙÚÛÜ'],
  [1509, '©®'],
  [1593, 'GOQÒÓÔÕÖØ'],
  [1706, 'Mm'],
  [1708, '¼½¾'],
  [1821, '%æ'],
  [1933, 'Wœ'],
  [2048, 'ÆŒ—…™'],
  [2079, '@'],
]
