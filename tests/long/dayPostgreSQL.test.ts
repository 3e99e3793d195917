import { test } from 'vitest'
import { dayTimeout, simulateDay } from '#tests/support/day/simulateDay.ts'

test(
  'on PostgreSQL a day of quotes and changes is stored and delivered although the server is killed',
  {
    timeout: dayTimeout,
  },
  () => simulateDay('PostgreSQL'),
)
