import type { IconName } from '../iconNames.ts'
import type { FitsSetting } from './placeSettings.ts'

/** Advice for each kind of place, whatever the load. A city's page shows three. */
export const placeAdvice: readonly ({ icon: IconName; title: string; text: string } & FitsSetting)[] = [
  {
    icon: 'grass',
    title: 'Out past the last streetlight?',
    text: 'Send the lot number or the nearest sideroad with the address, and say if the lane has a soft shoulder, a low branch or a dog who runs the place. We’d sooner park at the road and carry than leave ruts.',
    fits: 'rural',
  },
  {
    icon: 'waterDrop',
    title: 'Down by the water?',
    text: 'If the load sits below the house, count the steps up from the shore and mention any retaining wall. Wet wood and swollen doors weigh double, so what has been under a tarp all winter deserves a word as well.',
    fits: 'lakefront',
  },
  {
    icon: 'home',
    title: 'Street still being finished?',
    text: 'Where the last coat of asphalt isn’t down or the sod is a week old, tell us where a heavy truck may stand. If the builder’s trades are parked along the curb, early morning or after 4 is kinder to everyone.',
    fits: 'newSubdivision',
  },
  {
    icon: 'construction',
    title: 'House older than its wiring?',
    text: 'Tight turns, a cellar hatch and plaster that marks if you look at it: describe the way from the room to the door. If a piece came in before a wall did, it goes out in parts, and we bring the tools for that.',
    fits: 'olderCore',
  },
  {
    icon: 'layers',
    title: 'Living up a tower?',
    text: 'Ask the front desk for a moving slot, the key to hold the elevator, and whether pads must hang in it. Then find out how high the loading bay is, because a truck that can’t get under adds a walk to every trip.',
    fits: 'highRise',
  },
  {
    icon: 'hardware',
    title: 'Suite below stairs?',
    text: 'Side door, 12 narrow steps and a bulkhead at forehead height: measure the lowest and the narrowest spot. If someone lives in the suite, agree on an hour with them, since the stairs will be ours for a while.',
    fits: 'basementSuite',
  },
  {
    icon: 'groups',
    title: 'Sharing the place?',
    text: 'When 5 people rent one house, 5 people should say what goes. Put a sticky note on everything that leaves, have one of you meet us, and keep a deposit dispute out of it by asking the landlord about built-ins.',
    fits: 'sharedRental',
  },
  {
    icon: 'deck',
    title: 'A wall on both sides?',
    text: 'If the only way from the yard to the street is through the living room, roll back the rug and clear the hall. Visitor parking, fire lanes and the hour the corporation allows are worth a look before you pick a time.',
    fits: 'townhouse',
  },
]
