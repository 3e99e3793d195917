import type { IconName } from '../iconNames.ts'
import type { FitsSetting } from './placeSettings.ts'

/** Advice for each kind of place, whatever the load. A city's page shows three. */
export const placeAdvice: readonly ({ icon: IconName; title: string; text: string } & FitsSetting)[] = [
  {
    icon: 'grass',
    title: 'Out in the country?',
    text: 'Send the lot number or the nearest sideroad with your address. Tell us about a soft shoulder, low branches or a dog. We can park at the road and carry.',
    fits: 'rural',
  },
  {
    icon: 'waterDrop',
    title: 'By the water?',
    text: 'Count the steps up from the shore and tell us about any retaining wall. Wet wood is heavy, so tell us if it’s been outside all winter.',
    fits: 'lakefront',
  },
  {
    icon: 'home',
    title: 'On a new street?',
    text: 'Is the asphalt unfinished or the sod new? Tell us where a heavy truck can stand. If builders park on your street, ask for early morning or after 4 p.m.',
    fits: 'newSubdivision',
  },
  {
    icon: 'construction',
    title: 'In an older house?',
    text: 'Tell us about tight turns, a cellar hatch or old plaster. If a piece won’t fit through the door, we take it apart. We bring the tools.',
    fits: 'olderCore',
  },
  {
    icon: 'layers',
    title: 'In a tower?',
    text: 'Ask the front desk for a moving slot, the elevator key and wall pads. Ask how high the loading bay is, too. A truck that doesn’t fit has to park further away.',
    fits: 'highRise',
  },
  {
    icon: 'hardware',
    title: 'Basement apartment?',
    text: 'Measure the narrowest and the lowest spot on the stairs. If somebody lives down there, agree on a time with them first.',
    fits: 'basementSuite',
  },
  {
    icon: 'groups',
    title: 'Sharing the place?',
    text: 'Ask everyone in the house what goes, and put a sticky note on it. Have one person meet us. Ask the landlord about built-ins, so your deposit is safe.',
    fits: 'sharedRental',
  },
  {
    icon: 'deck',
    title: 'In a townhouse?',
    text: 'Is the only way out of the yard through the house? Roll up the rugs and clear the hall. Check visitor parking and the hours your condo allows.',
    fits: 'townhouse',
  },
]
