import { test } from 'vitest'
import { dayTimeout, simulateDay } from '#tests/support/day/simulateDay.ts'

test(
  'on PostgreSQL a day of quotes and changes is kept, and passed on, whenever the server is killed',
  {
    timeout: dayTimeout,
  },
  () => simulateDay('PostgreSQL'),
)
