import type { Feature } from '../services/serviceSubstance.ts'
import type { FitsSetting } from './placeSettings.ts'

/** Advice for each kind of place, whatever the load. A city's page shows three. */
export const placeAdvice: readonly (Feature & FitsSetting)[] = [
  {
    icon: 'grass',
    title: 'Out in the country?',
    text: 'Give us the nearest sideroad with your address. Tell us about low branches or a dog. If the truck can’t get in, we park at the road and carry things out.',
    fits: 'rural',
  },
  {
    icon: 'waterDrop',
    title: 'By the water?',
    text: 'Count the steps up from the shore and tell us about any retaining wall. Wet dock and deck boards are heavy, so mention those too.',
    fits: 'lakefront',
  },
  {
    icon: 'home',
    title: 'On a new street?',
    text: 'If your driveway is unpaved or your sod is new, tell us where a heavy truck can park. If construction trucks block your street, tell us which hours are quieter.',
    fits: 'newSubdivision',
  },
  {
    icon: 'construction',
    title: 'In an older house?',
    text: 'Tell us about narrow stairs, tight turns or a cellar hatch. If a piece won’t fit through the door, we take it apart with our own tools.',
    fits: 'olderCore',
  },
  {
    icon: 'layers',
    title: 'In a tower?',
    text: 'Book the elevator for your whole arrival window, plus time for the work. Ask how high the loading dock is and tell us, so we know if our truck fits.',
    fits: 'highRise',
  },
  {
    icon: 'hardware',
    title: 'In a basement apartment?',
    text: 'Measure how wide the stairs are at their narrowest, and the headroom where the ceiling is lowest. If you’re the landlord, agree on a time with your tenant first.',
    fits: 'basementSuite',
  },
  {
    icon: 'groups',
    title: 'Sharing a house?',
    text: 'Ask everyone in the house what goes, and put sticky notes on those things. Have one person meet us. Get your landlord’s OK in writing before we remove built-ins.',
    fits: 'sharedRental',
  },
  {
    icon: 'deck',
    title: 'In a townhouse?',
    text: 'Is the only way out of the yard through the house? Then roll up the rugs and clear the hall. Find out where our truck may park, and at what hours.',
    fits: 'townhouse',
  },
]
