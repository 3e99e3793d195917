import type { DirectServiceRecord } from '../directServiceRecord.ts'

export const record = {
  name: 'Estate cleanouts',
  displayName: 'Estate Cleanouts',
  serviceLower: 'estate cleanouts',
  primaryKeyword: 'estate cleanouts',
  order: 8,
  icon: 'volunteerActivism',
  summary: 'One room or the whole house',
  title: 'Estate cleanouts',
  description:
    'We walk through the house with you first, and nothing is lifted until you’ve said what stays. Loads are from {minimum}, with the whole price agreed before we start.',
  featureCards: [
    {
      icon: 'volunteerActivism',
      title: 'Keep, give, go',
      description:
        'Mark each piece with tape or a note. What can be reused is donated, metal and electronics are recycled, and only then comes the dump.',
    },
    {
      icon: 'home',
      title: 'Papers and photos set aside',
      description:
        'Tell us what you’re missing, and we’ll watch for it. Letters, photos and keys go in a box on the kitchen table.',
    },
    {
      icon: 'verifiedUser',
      title: 'A crew you can leave to it',
      description:
        'In uniform, fully insured and licensed, and taking instructions from the person you name. That can be you, an executor or an agent.',
    },
    {
      icon: 'schedule',
      title: 'When the date is close',
      description:
        'Closing day moved up? Same-day appointments when you book before noon, next-day when you don’t.',
    },
  ],
  removedItems: [
    'Bedroom sets',
    'China cabinets and hutches',
    'Armchairs and recliners',
    'Coats, shoes and bedding',
    'Kitchen contents',
    'Book and record collections',
    'Old televisions',
    'Pianos and organs',
    'Workbenches and hand tools',
    'Chest freezers',
    'Lawn and garden equipment',
    'Attic and crawl space boxes',
  ],
  process: {
    title: 'How a house is cleared',
    steps: [
      { title: 'We meet', text: 'At the house, in a {arrivalWindow} window' },
      { title: 'You mark', text: 'What stays and what goes to family' },
      { title: 'We clear', text: 'Top floor down, one room at a time' },
      { title: 'You lock', text: 'After a last walk through with us' },
    ],
    button: 'Schedule Consultation',
    note: 'The visit is for the estimate, and the estimate is free.',
  },
  closing: {
    title: 'Start with one room, if that’s easier.',
    text: 'Call {phone} and tell us about the house.',
  },
  related: ['estate-cleanout', 'real-estate-cleanups', 'apartment-cleanout', 'furniture-disposal'],
  updatedOn: '2026-11-20',
} as const satisfies DirectServiceRecord
