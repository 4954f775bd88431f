export const name = { por: 'Taekwondo', eng: 'Taekwondo', spa: 'Taekwondo' }
export const hue = 0
export const pictogram =
  '<circle fill="currentColor" stroke="none" cx="5.5" cy="4.5" r="2.25"/><path d="M7 9l4 5.5-1.5 7M11 14.5 21.5 7M3 14l4-5 5.5-.5L14 4.5"/>'
