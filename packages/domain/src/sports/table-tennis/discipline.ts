export const name = { por: 'Tênis de mesa', eng: 'Table tennis', spa: 'Tenis de mesa' }
export const sheetWords = 'tênis de mesa|tenis de mesa|ping pong|table tennis'
export const hue = 140
export const pictogram =
  '<path fill="currentColor" d="M7.5 15.5A6.5 6.5 0 1 1 15.5 7.5ZM10.5 17.5 17.5 10.5 15.5 15.5Z"/><path d="M15.5 15.5 20.5 20.5"/><circle fill="currentColor" stroke="none" cx="5" cy="20" r="2.25"/>'
