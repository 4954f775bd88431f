export const name = { por: 'Vôlei de praia', eng: 'Beach volleyball', spa: 'Voleibol de playa' }
export const sheetWords = 'vôlei de praia|volei de praia|voleibol de praia|volley playa|beach volley|beach volleyball'
export const hue = 80
export const pictogram =
  '<circle cx="9" cy="9" r="6"/><path d="M9 9C7 7.3 6.7 5 7.6 3.2M9 9c-.5 2.6-2.3 4-4.3 4.2M9 9c2.5-.9 4.7 0 5.9 1.4M2 21c3.5-4.5 8-4.5 11-1.5 2.5 2 6 1.5 9-1"/><circle fill="currentColor" stroke="none" cx="19.5" cy="5" r="2.25"/>'
