export const weighIn = {
  id: 'taekwondo-wt-2022',
  name: 'World Taekwondo Competition Rules',
  edition: '2022-2024',
  // a second time within the time of the weigh-in
  tries: 2,
  allowance: 0,
}
