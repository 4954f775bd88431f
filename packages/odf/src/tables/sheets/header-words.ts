import type { Medal, SheetField } from '@games/domain'

/** The fields of a medal table: its columns are read together. */
export type MedalField = Medal | 'total'

/**
 * Headers of each field in the form of `plain`: Portuguese, Spanish and English, then German, French, Italian and Swedish. Words with several
 * meanings in these languages are left out, or `fieldsOf` chooses by the other columns.
 */
export const HEADER_WORDS = {
  date: `date data dia fecha day quando when date_and_time data_e_hora data_hora fecha_y_hora datetime data_do_jogo data_da_prova data_do_evento
    fecha_del_partido fecha_de_la_prueba start_date match_date datum jour giorno`,
  start: `time hora horario ko kick_off kickoff inicio start start_time hora_inicio hora_de_inicio hora_inicial comeco hora_prevista horario_previsto hora_do_jogo
    horario_do_jogo horario_de_inicio hora_del_partido uhrzeit startzeit zeit heure ora starttid starttider tid`,
  end: 'end end_time fim fin termino hora_fim hora_fin hora_de_termino hora_final encerramento ende slut',
  discipline: `discipline sport disciplina modalidade modalidades deporte esporte modalidad desporto modalidade_esportiva disciplina_deportiva
    sportart idrott`,
  event: `event prova evento prueba prova_categoria competition competicao competencia event_name nome_da_prova nombre_de_la_prueba provas
    prova_evento wettbewerb bewerb disziplin epreuve gara gren`,
  category: `rama_cat rama_categoria categoria_rama naipe_categoria categoria_naipe genero_categoria categoria_genero sexo_categoria categoria_sexo gender_category category_gender category categoria class classe clase peso_categoria categoria_de_peso weight_class faixa_etaria age_group division_de_peso classes
    categorias cat cat_peso age_class age_category weight_category categoria_de_edad grupo_de_edad grupo_etario escalao sub klasse altersklasse
    gewichtsklasse kategorie categorie categorie_d_age categorie_de_poids categoria_di_peso klass aldersklass viktklass`,
  division: 'division divisao liga serie_divisao',
  gender: `gender sex genero sexo naipe rama m_f masc_fem w_m masculino_feminino geschlecht sexe sesso kon`,
  phase:
    'phase fase etapa round rodada ronda jornada matchday match_day stage instancia event_stage fase_da_prova runde tour omgang',
  pool: 'pool grupo group chave poule zona group_name nome_do_grupo nombre_del_grupo gruppe girone grupp',
  unit: `unit bout pelea fight jogo partido partida match game luta combate bateria heat serie unidade unidad disputa confronto encontro batalla batalha battle manga bat lauf spiel
    batteria comb`,
  unit_number:
    'match_number numero_do_jogo n_jogo jogo_n no_jogo numero_de_partido heat_number numero_da_bateria game_number n_do_jogo match_no match_id',
  venue: `venue local sede instalacao instalacion ginasio arena place lugar_de_competencia local_de_competicao recinto onde escenario
    local_do_jogo local_da_prova lugar_del_partido praca_esportiva spielort halle lieu gymnase luogo plats`,
  location:
    'location area quadra tatame tapete cancha pista campo court mat pista_quadra tatami tapiz mesa pitch feld matte platz terrain',
  type: 'type tipo tipo_de_evento event_type atividade actividad activity',
  side1: `side_1 equipe_a equipo_a team_a mandante local_equipo home home_team equipe_1 equipo_1 equipa_1 equipa_a team_1 time_a time_1 lado_a lado_1 primeiro_lado
    primer_lado first_side azul blue ao dupla_1 dupla_a pareja_1 pareja_a pair_1 pair_a equipo_local equipe_local equipe_mandante time_mandante
    equipe_da_casa local_team heim heimmannschaft mannschaft_a mannschaft_1 domicile squadra_a squadra_1 hemmalag`,
  side2: `side_2 equipe_b equipo_b team_b visitante away away_team equipe_2 equipo_2 equipa_2 equipa_b team_2 time_b time_2 lado_b lado_2 segundo_lado second_side
    branco branca blanco blanca white vermelho vermelha rojo roja red aka dupla_2 dupla_b pareja_2 pareja_b pair_2 pair_b equipo_visitante
    equipe_visitante time_visitante visita gast gastmannschaft mannschaft_b mannschaft_2 exterieur ospite squadra_b squadra_2 bortalag`,
  score1: `score_1 placar_1 placar_a placar_mandante puntos_local pontos_mandante gols_mandante goles_local home_score home_points score_a
    puntos_equipo_local pontos_a pontos_equipe_a gols_a goles_a home_team_score pts_a sets_a`,
  score2: `score_2 placar_2 placar_b placar_visitante puntos_visitante pontos_visitante gols_visitante goles_visitante away_score away_points
    score_b puntos_equipo_visitante pontos_b pontos_equipe_b gols_b goles_b away_team_score pts_b sets_b`,
  status: 'status situacao estado_da_prova situacion scheduled_status statut oficial official resultado_oficial',
  athlete: `boxer wrestler mesatenista piloto pilota tirador tiradora esgrimista boxeador boxeadora lutador lutadora luchador luchadora remador remadora athlete atleta name nome nombre full_name nome_completo nombre_completo competidor competidora competitor participante deportista jogador jogadora jugador jugadora
    nadador nadadora judoca athletes_name nome_do_atleta nombre_del_atleta ginasta swimmer player skater skaters patinador patinadora rider ciclista
    nome_competidor nome_do_competidor nombre_del_competidor participant_name athlete_name student aluno aluna alumno alumna estudante estudiante
    aluno_atleta nome_do_aluno nombre_del_alumno gimnasta gymnast fencer archer arqueiro arqueira arquero arquera helm helm_name helmsman surfer surfista climber nombre_y_apellido nombre_y_apellidos nombres_y_apellidos
    apellidos_nombre apellidos_y_nombre apellidos_y_nombres apellido_y_nombre name_vorname sportler sportlerin nom nom_prenom nom_et_prenom
    concurrent cognome_nome cognome_e_nome concorrente namn deltagare surfers skatista clavadista saltador saltadora diver golfer
    golfista enxadrista ajedrecista tenista karateca escalador escaladora
    corredor corredora runner swimmers players gymnasts sculler paddler canoista palista
    patron patrona patron_a timonel timoneiro timoneira skipper`,
  family_name: `family_name last_name surname sobrenome apelido apellido apellidos ultimo_nome primer_apellido athlete_last_name nachname
    familienname cognome efternamn nom_de_famille`,
  given_name:
    'given_name first_name primeiro_nome nome_proprio nombre_de_pila prenome nombres athlete_first_name vorname prenom fornamn',
  team: `team equipe equipa equipo nome_do_time selecao seleccion team_name nome_da_equipe nombre_del_equipo crew tripulacao tripulacion guarnicao conjunto dupla dueto duet duo pareja pair time_equipe
    relay_team_name mannschaft mannschaftsname squadra lag lagnamn`,
  organisation: `edo depto dpto organisation organization delegation noc deleg delegacao delegacion estado uf country pais state org comite federacion federacao escola
    escuela school club clube municipio cidade affiliation sigla club_team team_club dojo dojo_title academia nacionalidade nacionalidad
    nationality nation nacao nacion team_noc noc_name country_region club_name school_name name_of_school colegio institucion
    institucion_educativa unidad_educativa centro_educativo instituicao instituicao_de_ensino instituicao_educacional entidade entidad
    unidade_escolar agremiacao clube_escola ie i_e nome_da_escola nome_do_colegio town nome_do_clube nombre_de_la_escuela nombre_del_colegio
    nombre_de_la_institucion country_code country_name comunidad departamento provincia province verein schule bundesland land ecole lycee etablissement
    association_sportive pays establecimiento establecimiento_educacional establecimiento_educativo county counties dto societa scuola istituto regione klubb forening skola distrikt`,
  birth_date: `birth_date born nascimento data_de_nascimento nacimiento fecha_de_nacimiento dob date_of_birth data_nasc nasc dn f_nacimiento
    data_nascimento d_nasc dt_nasc d_n fecha_nacimiento fecha_nac fec_nac f_nac birthday birth_year year_of_birth yob ano_de_nascimento
    ano_nascimento ano_nasc ano_de_nacimiento geburtsdatum geburtsjahr jahrgang jg date_de_naissance date_naissance annee_de_naissance
    data_di_nascita anno_di_nascita fodelsedatum fodelsear`,
  bib: `placa bib dorsal peito numero_de_peito camisa no numero number num n bib_number n_peito numeral nr n_de_peito numero_do_atleta n_camisa
    numero_da_camisa numero_de_dorsal startnummer startnr dossard n_dossard numero_de_dossard pettorale
    vela n_vela no_vela numero_de_vela sail sail_no sail_number`,
  start_order: `lane raia calle start_order order ordem ordem_de_largada orden orden_de_salida carril baliza posicao_de_largada ord andarivel
    bahn couloir corsia bana`,
  seed: `seed seeding cabeca_de_chave cabeza_de_serie cabezas_de_serie cabecas_de_chave n_do_cabeca_de_chave ordem_do_sorteio orden_del_sorteo
    draw_order`,
  height: 'height altura estatura',
  weight: 'weight peso peso_kg',
  function: 'function funcao funcion cargo papel role',
  members:
    'members ginastas gimnastas gymnasts rowers remadores remeros atletas integrantes jogadores jugadores athletes componentes elenco',
  rank: `rank place coloc orden_final ordem_final final_order puesto_final clasificacion_final classificacao_final colocacao_final final_place colocacao posicao classificacao puesto posicion pos col class clas lugar rk position clasificacion colocacion final_rank pto
    posicao_geral posicion_general classificacao_geral clasif class_geral colocado pos_final posicao_final finish pl rang platzierung
    classement clt posizione placering plac`,
  result: `result resultado res marca mark tempo tiempo time_result placar marcador score pontos puntos points pontuacao nota puntaje final_time
    tempo_final nett net_points pontos_liquidos resultado_final marca_final melhor_marca mejor_marca tempo_oficial tiempo_final tiempo_oficial net neto puntos_netos
    crono nota_final finals_time leistung ergebnis gesamtzeit endzeit temps perf performance risultato prestazione punteggio misura resultat
    totaltid sluttid pts punkte poang punti tempo_da_final best best_run best_score melhor_volta mejor_ronda melhor_nota mejor_nota
    altura_alcancada altura_alcanzada melhor_altura mejor_altura best_height altura_final height_cleared altura_superada
    hold high_hold highest_hold agarre agarra presa`,
  irm: 'irm marca_invalida dns_dnf ocorrencia incidencia',
  qualification: 'qualification qualification_mark q classificado clasificado qualified qualifying_mark',
  goes_on: `goes_on advance advances who_goes_on classificam classificam_se avancam passam clasifican avanzan pasan quantos_classificam
    quantos_avancam cuantos_clasifican`,
  wlt: 'wlt win vitoria victoria v_d w_l ganador vencedor ganadora vencedora winner equipe_vencedora equipo_ganador gan',
  difference: 'difference diff gap diferenca diferencia dif difer',
  medal: 'medal medalha medalla medal_type tipo_de_medalha premiacao medaille medaglia medalj',
  name: 'name_in_portuguese nome_em_portugues nome_portugues nombre_portugues descricao descripcion description',
  name_eng: 'name_eng name_en nome_ingles nombre_ingles english ingles name_in_english nome_em_ingles',
  name_spa: 'name_spa name_es nome_espanhol nombre_espanol spanish espanhol espanol name_in_spanish nome_em_espanhol',
  code: 'code codigo rsc id sigla_codigo',
  what: 'what kind o_que que classe_do_nome',
} as const satisfies Readonly<Record<Exclude<SheetField, MedalField | 'organisation1' | 'organisation2'>, string>>

/**
 * Headers of a part of the event, in a column beside the others: the stroke or the distance of swimming, the weapon of fencing, the class of a
 * boat. A distance can be a result, and a boat can have a name: the cells decide (`event-parts.ts`).
 */
export const EVENT_PARTS: ReadonlySet<string> = new Set(
  `aparelho aparato apparatus aparelhos aparatos estilo stroke nado estilo_de_nado swim_stroke style estilo_de_natacao estilo_da_prova arma weapon
    tipo_de_arma tipo_de_arco tipo_arco bow bow_type distancia distance distancia_m metragem boat_class classe_do_barco classe_de_barco
    tipo_de_barco clase_de_barco clase_de_embarcacion boat_type embarcacao embarcacion barco boat bote`.split(/\s+/),
)

/** A column that is known and not read: personal data, or values that the games do not use. */
export type PassedColumn = 'personal' | 'unused'

/** Whole headers of such columns. */
export const PASSED_WORDS: Readonly<Record<PassedColumn, string>> = {
  personal: `cpf rg dni curp rut nif pesel ci c_i documento document doc docs n_doc nro_doc num_doc ident identificacao identificacion cedula nuip matricula registro registro_geral tel fone telefone celular telefono movil
    phone mobile email e_mail correo mail endereco direccion address adresse cep domicilio responsavel responsable tutor acudiente guardian
    parent mae pai madre padre filiacao assinatura firma signature licence license licencia licenca tessera startpass`,
  unused: `vento viento wind vent vind v_v t_r rt tempo_de_reacao tiempo_de_reaccion reaction reaction_time reacao reaccion reakt tecnico
    dt d_t treinador treinadora professor professora profesor profesora entrenador entrenadora coach trainer delegado professor_tecnico entraineur
    allenatore tranare arbitro arbitra arbitros juiz juez referee umpire judge arbitre schiedsrichter kampfrichter domare obs observacao
    observacoes observacion observaciones notes remarks comentario comentarios comment comments bemerkung kommentar remarques anm motivo
    carimbo_de_data_hora marca_temporal timestamp zeitstempel horodateur tidsstampel data_de_inscricao fecha_de_inscripcion faixa cinturon
    cinturao belt gurt graduacao graduierung tempo_de_inscricao tiempo_de_inscripcion seed_time entry_time meldezeit tempo_de_balizamento tempo_insc tiempo_insc t_insc
    tempo_de_entrada tiempo_de_entrada entry_mark entry_result seed_mark marca_insc marca_de_entrada pb sb personal_best
    season_best seasons_best recorde_pessoal record_personal marca_pessoal marca_personal ht half_time halftime half_time_score meio_tempo
    medio_tiempo primeiro_tempo primer_tiempo 1_tempo 1o_tempo 1er_tiempo 1_tiempo 1st_half first_half halbzeit indice
    recorde record idade edad age alter eta alder item seq lp j v e d gp gc sg pj pg pe pp gf ga gd dg ta tr id_competidor chip chipnr inep
    serie_escolar ano_escolar grade confirmacao presenca camiseta talla tamanho ano anno annee execucao ejecucion execution dificuldade dificultad difficulty
    artistico artistica artistry db da penalizacao penalizacion tops zones att_t att_z grau_de_dificuldade grado_de_dificultad degree_of_difficulty deducao deducciones penalidade pasa_a passa_a avanza_a avanca_a avanca_para vai_para clasifica_a
    clasifica_para classifica_para goes_to advances_to parciais parciales parcial splits temporada season fair_play buchholz`,
}

/** Words that make a longer header one of such columns, whatever else it contains: `CPF do atleta`, `Teléfono del acudiente`. */
export const PASSED_STEMS: Readonly<Record<PassedColumn, RegExp>> = {
  personal:
    /^(?:cpf|rg|dni|curp|rut|cedula|nuip|pesel|docs?|document\w*|identidade?|passapor\w*|pasapor\w*|passport|telefon\w*|celular\w*|whats\w*|fone|phone|mobile|movil|contato|contacto|mail|email|correo|courriel|enderec\w*|direccion|address|adresse|bairro|responsav\w*|responsab\w*|guardian|acudiente|tutor\w*|mae|pai|maes|madre|padre|mother|father|parents?|certidao|sangu\w*|blood|alerg\w*|allerg\w*|saude|salud|health|medic\w*|deficienc\w*|discapac\w*|assinatura|firma|autoriz\w*|foto|photo|matricula)$/,
  unused:
    /^(?:carimbo|timestamp|tecnic[oa]s?|treinador\w*|professor\w*|profesor\w*|entrenador\w*|coach\w*|diretor\w*|director\w*|arbitr\w*|referee|observac\w*|camiset[ae]s?|camisas?|talla|tamanho|uniforme|inscricao|inscripcion|reacao|reaccion|vento|viento|faixa|cinturon|balizamento)$/,
}

/** Words of a long header that say what its column is: `Escola em que estuda`, `Nombre del colegio`. */
export const KEY_STEMS: readonly (readonly [SheetField, RegExp])[] = [
  [
    'organisation',
    /^(?:escolas?|escuelas?|colegios?|clubes?|clubs?|schools?|instituicao|institucion|institution|agremiacao|delegacao|delegacion|delegation|unidade|unidad|universidade?|schule|verein|ecole|etablissement|scuola|skola|klubb)$/,
  ],
  ['gender', /^(?:sexo|genero|naipe|gender|sex|sexe|geschlecht|sesso)$/],
  ['birth_date', /^(?:nascimento|nacimiento|nasc|nac|birth|dob|birthday|naissance|nascita)$/],
  ['discipline', /^(?:modalidade?s?|esportes?|deportes?|sports?|desportos?|disciplinas?)$/],
  ['event', /^(?:provas?|pruebas?|events?|epreuves?)$/],
  ['category', /^(?:categorias?|category|categories?|kategorie)$/],
  ['team', /^(?:equipes?|equipas?|equipos?|teams?)$/],
  ['family_name', /^(?:sobrenomes?|apellidos?|surname)$/],
]

/** Words for the person of a row, and for names. They say what a column is if no key word does: `Nome completo do(a) aluno(a)`. */
export const PERSON_STEMS =
  /^(?:atletas?|alun[oa]s?|alumn[oa]s?|estudantes?|estudiantes?|athletes?|students?|jogador(?:a|es)?|jugador(?:a|es)?|competidor(?:a|es)?|competitors?|participantes?|participants?|players?|deportistas?|inscrit[oa]s?)$/
export const NAME_STEMS = /^(?:nomes?|nombres?|names?|nom|namn)$/
export const FIRST_STEMS = /^(?:primeiro|primer|first|given)$/
/** Words beside a key word that change nothing. */
export const FILLERS: ReadonlySet<string> = new Set(
  `a o as os e y de do da dos das del la el lo los las of the an in at em en no na nos nas que qual cual which where onde donde ao al por para com for
  and s completo completa full complete oficial informe indique digite selecione escolha seu sua su tu your you ira vai ir va will ensino
  educativa educativo educacional educacao educacion escolar du des le les et der die das di della dello`.split(/\s+/),
)
/** Verbs of such headers: `em que estuda`, `que irá disputar`, `you represent`. */
export const FILLER_STEMS =
  /^(?:disput|compet|compit|particip|represent|pertenc|pertenec|estud|inscr|matriculad|frequent|asist|attend|stud|belong)\w*$/
