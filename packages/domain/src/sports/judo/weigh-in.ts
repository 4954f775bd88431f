export const weighIn = {
  id: 'judo-ijf-2025',
  name: 'IJF Sport and Organisation Rules',
  edition: '2025-2028',
  tries: 1,
  allowance: 0,
}
