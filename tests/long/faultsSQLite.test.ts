import { test } from 'vitest'
import { faultTimeout, surviveFaults } from '#tests/support/crash/surviveFaults.ts'

test(
  'on SQLite every acknowledged quote is stored once and mailed despite failures',
  { timeout: faultTimeout },
  (context) => surviveFaults('SQLite', context),
)
