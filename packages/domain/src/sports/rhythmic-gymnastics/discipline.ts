export const name = { por: 'Ginástica rítmica', eng: 'Rhythmic gymnastics', spa: 'Gimnasia rítmica' }
export const hue = 340
export const pictogram =
  '<path d="M3 21.5 8 15C4.5 7.5 9 1.5 12 5s-1 8.5 3 8.5S16.5 3 21 3"/><circle cx="16.5" cy="19" r="2.75"/>'
