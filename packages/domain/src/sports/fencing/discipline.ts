export const name = { por: 'Esgrima', eng: 'Fencing', spa: 'Esgrima' }
export const hue = 220
export const pictogram =
  '<path d="M3.5 3.5 20.5 20.5M20.5 3.5 3.5 20.5M13.8 19.2q4.6-.8 5.4-5.4M10.2 19.2q-4.6-.8-5.4-5.4"/>'
