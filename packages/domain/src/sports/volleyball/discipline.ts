export const name = { por: 'Voleibol', eng: 'Volleyball', spa: 'Voleibol' }
export const sheetWords = 'vôlei|volei|voleibol|volleyball|voley|voleibol indoor'
export const hue = 260
export const pictogram =
  '<circle cx="12" cy="12" r="9"/><path d="M12 12C9 9.5 8.5 6 9.8 3.3"/><path d="M12 12C9 9.5 8.5 6 9.8 3.3" transform="rotate(120 12 12)"/><path d="M12 12C9 9.5 8.5 6 9.8 3.3" transform="rotate(240 12 12)"/>'
