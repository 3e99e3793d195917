/** Alerts on the owner's phone, and the switch for them. */
export const alertWording = {
  title: 'New request',
  stillTitle: 'A request is still waiting',
  inCity: (city: string) => `In ${city}`,
  label: 'Alerts on this device',
  lead: 'Tells you about a new request, even when the screen is locked.',
  on: 'Alerts are on.',
  off: 'Alerts are off.',
  denied: 'This browser blocks notifications from the desk. Allow them in its settings for this site.',
  missing: 'This browser can’t show alerts.',
  install: 'On an iPhone, first add the desk to the home screen: tap Share, then “Add to Home Screen”.',
  failed: 'Alerts could not be changed. Please try again.',
} as const
