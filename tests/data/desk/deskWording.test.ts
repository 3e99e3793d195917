import { expect, test } from 'vitest'
import { describeBrowser } from '#data/desk/deskWording.ts'

test('a user agent is shown as browser and device', () => {
  const chrome = 'AppleWebKit/537.36 Chrome/140.0.0.0'

  expect([
    describeBrowser('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1'),
    describeBrowser(`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome} Mobile Safari/537.36`),
    describeBrowser(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0.0.0`),
    describeBrowser('curl/8.5'),
  ]).toEqual(['Safari on iPhone', 'Chrome on Android', 'Edge on Windows', 'A browser'])
})
