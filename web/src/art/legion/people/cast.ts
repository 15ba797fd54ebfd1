// The cast list: what the flavour line of each person asks for, in ten words and more:
// sex and age (m0 a boy, m1 young, m2 grown up, m3 old), build, hat, hair, beard, mood, coat, prop, ground, extras.
// A person without a line here is cast from the card, see casting.ts.

const LINES = `
jirka_havrda m2 square furazhka dark handlebar merry greatcoat rifle rails
adam_vodicka m1 long furazhka fair none worried tunic medic snow glasses
vaclav_keler m2 broad bald dark walrus grim apron cleaver plain profile
zdenek_cil m2 gaunt ushanka dark brush sly greatcoat lantern train profile
standa_mikes m1 round tilted fair none smirk tunic cigarette rays
antonin_bures m2 square short dark brush calm shirt rings sun wide
rudolf_pesina m2 oval furazhka fair chops sad greatcoat bugle sun profile
matej_kostka m2 long papakha dark goatee sly greatcoat map hills profile
bohous_trnka m0 boy bighat fair none worried scarf none snow
karel_dolezel m2 round visor grey brush calm apron leaflet rails glasses
josef_sindelar m2 broad furazhka dark full shout greatcoat notes rays
emil_zabransky m1 oval curls dark pencil kind scarf medic train
ondrej_hlavac m2 broad papakha fair cossack calm sheepskin rifle hills whitehat
herman_kopecky m2 gaunt officer dark pencil stern greatcoat telegraph rays profile
alois_vrbensky m3 square officer white none kind scarf letter sun
kolya_snegiryov m0 boy officer fair none worried boards none snow
taras_puzyrev m2 broad papakha dark cossack stern boards flag plain profile
yelizaveta_tumanskaya f1 oval nurse fair none sad nurse medic train
apollon_vereshkov m3 long pomade white imperial haughty fur none domes monocle
gavrila_kruchin m2 gaunt papakha dark handlebar grim cossack sabre plain whitehat profile
ioann_svetlov m3 long skufia white long kind cassock cross domes
grigory_baidak m2 round tiltpapakha fair full laugh cossack dagger fire
lev_zaretsky m1 oval curls dark goatee calm lapels leaflet wires glasses
foma_derzhavsky m3 square bandage white walrus grim greatcoat medals snow scar
platon_usachyov m2 broad ushanka dark grand stern tunic belt rays
nadezhda_lisova f2 oval blackshawl dark none stern shawl rifle snow profile
ilya_mortin m1 long furazhka dark pencil sly boards glasses2 fire
prokhor_batman m2 round tilted grey chops merry apron samovar hut
vladimir_golovin m3 square officer white chops haughty boards medals rays profile
gorodsky m2 gaunt officer dark full worried scarf list sun
dasha_kuznets f1 round redscarf dark none stern shirt shell works strong
mitrofan_gruzd m2 broad budenovka dark stubble grim greatcoat rifle plain profile
semyon_tokar m2 square flatcap dark walrus calm apron hammer train profile
liza_chernykh f1 oval bob dark none smirk lapels bottle snow
pavel_rudnik m2 gaunt lamp dark stubble squint shirt none sun
fyokla_veter f1 oval wind fair none shout scarf leaflet rays
arvid_kalns m1 long furazhka fair none stern greatcoat rifle waves profile
vanya_ogonyok m0 boy budenovka fair none shout tunic flag fire
trifon_shapka m2 broad bighat dark full shout lapels fist rays profile
gleb_zavodny m2 round budenovka fair brush merry greatcoat bowl works profile
marta_silova f2 square leathercap dark none stern leather pistol plain strong
osip_provod m1 gaunt phones dark none worried tunic telegraph wires glasses
nestor_kirka m3 square flatcap white full grim shirt pickaxe works
klim_zheleznyak m2 square sailor dark cossack kind leather medic waves
rosa_vinter f2 oval bun dark none calm lapels suitcase sun glasses profile
yegor_volk m2 broad wolf dark full grim fur dagger moon
baba_marfa f3 round kerchief white none sly shawl cards moon profile
tikhon_sled m2 gaunt ushanka fair stubble squint sheepskin rifle birch profile
sashka_grosh m1 long brim dark pencil smirk lapels coin sun
kirill_svarog m1 square wild dark goatee grim leather flag plain blackeye
dunya_iskra f1 oval tilted dark none smirk greatcoat cigarette fire
old_nikanor m3 round malakhai white long kind fur staff birch
petya_zayats m0 boy hare fair none sly rags sling birch
zakhar_topor m2 broad short fair full grim shirt axe birch
dorzhi_the_drover m2 broad buryat dark thin calm kaftan whip hills
mishka_kandaly m2 square shaved dark stubble laugh rags chain bars
varvara_krest f2 long kerchief dark none stern shawl cross8 domes tall strong
lukyan_the_deserter m1 gaunt hood dark stubble worried rags sack snow
ignat_gonchar m3 square short white full calm apron pot hut
vera_polynina f2 oval papakha dark none smirk cossack book moon strong
topol m3 round officer white walrus kind scarf pipe train glasses
kadlec m2 long officer dark goatee sly cape lantern moon
konovalov m2 oval officer fair handlebar smirk boards sabre snow profile
o f1 oval veil dark none sly fur none ring
polzin m2 gaunt leathercap fair goatee stern leather list plain glasses profile
raskolnikov m1 square wild dark none shout leather pistol fire
zimina f3 long kerchief white none stern shawl staff hut strong
bezymyanny m2 broad papakha dark grand grim belt sabre moon patch
`;

const split = (line: string): [id: string, words: string] => {
  const [id = '', ...words] = line.split(' ');
  return [id, words.join(' ')];
};

export const CAST = new Map(LINES.trim().split('\n').map(split));
