import { test } from 'vitest'
import { faultPatience, surviveFaults } from '#tests/support/surviveFaults.ts'

test(
  'on SQLite, whatever goes wrong: what was acknowledged is there once, and its mail is sent',
  { timeout: faultPatience },
  (context) => surviveFaults('SQLite', context),
)
