export const weighIn = {
  id: 'wrestling-uww-2025',
  name: 'UWW International Wrestling Rules',
  edition: '2025-2026',
  // as often as one wishes while the scales are open
  tries: 20,
  allowance: 0,
}
