export const name = { por: 'Basquete', eng: 'Basketball', spa: 'Baloncesto' }
export const sheetWords = 'basquetebol|basquete|basquet|baloncesto|basquetbol|basketball'
export const hue = 40
export const pictogram =
  '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3v18M5.7 5.6c4 3.6 4 9.2 0 12.8M18.3 5.6c-4 3.6-4 9.2 0 12.8"/>'
