export const name = { por: 'Ciclismo', eng: 'Cycling', spa: 'Ciclismo' }
export const sheetWords =
  'ciclismo|cycling|cycling road|ciclismo estrada|ciclismo de estrada|ciclismo en ruta|mountain bike|mtb|ciclismo de montanha|ciclismo de montaña'
export const hue = 160
export const pictogram =
  '<circle cx="6" cy="16" r="4"/><circle cx="18" cy="16" r="4"/><path d="M6 16 9.5 9h6L18 16M9.5 9l2.5 7H6M12 16l3.5-7-1-3.5H18M7.5 6H11"/>'
