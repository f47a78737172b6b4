import type { Language } from '../../base/shop/known-languages.ts';
import { townKey } from './town-key.ts';

/**
 * What towns are called in a language where GeoNames has another name: by country, each name before the key of GeoNames'. Of two towns of a
 * name the larger comes first. Arabic has those of Arab countries. Add to it what sellers write.
 */
const NAMES: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  de: {
    AT: 'Wien=vienna',
    BE: 'Brüssel=brussels',
    CZ: 'Prag=prague Brünn=brno',
    DE: 'München=munich',
    DK: 'Kopenhagen=copenhagen',
    EG: 'Kairo=cairo',
    FR: 'Straßburg=strasbourg Nizza=nice',
    GR: 'Athen=athens',
    IT: 'Rom=rome Mailand=milan Neapel=naples Venedig=venice Florenz=florence Genua=genoa Bozen=bolzano Trient=trento',
    LU: 'Luxemburg=luxembourg',
    NL: 'Den_Haag=the_hague',
    PL: 'Warschau=warsaw Krakau=krakow Danzig=gdansk Breslau=wroclaw Stettin=szczecin Posen=poznan',
    PT: 'Lissabon=lisbon',
    RO: 'Bukarest=bucharest',
    RS: 'Belgrad=belgrade',
    RU: 'Moskau=moscow Sankt_Petersburg=saint_petersburg',
    UA: 'Kiew=kyiv Lemberg=lviv',
  },
  ar: {
    EG:
      'القاهرة=cairo الإسكندرية=alexandria الجيزة=giza بورسعيد=port_said السويس=suez المنصورة=al_mansurah ' +
      'المحلة_الكبرى=al_mahallah_al_kubra طنطا=tanda أسيوط=asyut الفيوم=al_fayyum الزقازيق=zagazig الإسماعيلية=ismailia ' +
      'أسوان=aswan دمنهور=damanhur المنيا=al_minya الأقصر=luxor قنا=qina سوهاج=sohag الغردقة=hurghada ' +
      'بني_سويف=bani_suwayf بنها=banha دمياط=damietta كفر_الشيخ=kafr_ash_shaykh شبين_الكوم=shibin_al_kawm العريش=arish ' +
      'مرسى_مطروح=mersa_matruh القاهرة_الجديدة=new_cairo السادس_من_أكتوبر=madinat_sittah_uktubar حلوان=halwan الجونة=el_gouna',
    SA:
      'الرياض=riyadh جدة=jeddah مكة=mecca مكة_المكرمة=mecca المدينة_المنورة=medina الدمام=dammam الطائف=ta_if تبوك=tabuk ' +
      'بريدة=buraydah الخبر=khobar الظهران=dhahran خميس_مشيط=khamis_mushait حائل=ha_il نجران=najran الهفوف=al_hufuf ' +
      'المبرز=al_mubarraz الجبيل=al_jubayl ينبع=yanbu أبها=abha عرعر=arar سكاكا=sakakah جازان=jizan القطيف=al_qatif ' +
      'الخرج=al_kharj حفر_الباطن=hafar_al_batin الباحة=al_bahah بيشة=qal_at_bishah القريات=qurayyat رابغ=rabigh العلا=al_ula',
    IQ:
      'بغداد=baghdad البصرة=basrah الموصل=mosul أربيل=erbil السليمانية=as_sulaymaniyah كركوك=kirkuk النجف=najaf ' +
      'كربلاء=karbala الناصرية=nasiriyah العمارة=al_amarah الديوانية=ad_diwaniyah الكوت=al_kut الحلة=al_hillah ' +
      'الرمادي=ramadi الفلوجة=al_fallujah سامراء=samarra بعقوبة=baqubah دهوك=dihok تكريت=tikrit السماوة=as_samawah',
    SY:
      'دمشق=damascus حلب=aleppo حمص=homs حماة=hamah اللاذقية=latakia طرطوس=tartouss دير_الزور=deir_ez_zor الرقة=ar_raqqah ' +
      'الحسكة=al_hasakah إدلب=idlib درعا=dar_a السويداء=as_suwayda دوما=douma تدمر=tadmur بانياس=baniyas جبلة=jablah منبج=manbij',
    MA:
      'الدار_البيضاء=casablanca الرباط=rabat فاس=fes مراكش=marrakesh طنجة=tangier أكادير=agadir مكناس=meknes وجدة=oujda_angad ' +
      'القنيطرة=kenitra تطوان=tetouan سلا=sale آسفي=safi المحمدية=mohammedia الجديدة=el_jadid خريبكة=khouribga ' +
      'بني_ملال=beni_mellal الناظور=nador تازة=taza سطات=settat الصويرة=essaouira ورزازات=ouarzazat العرائش=larache',
    DZ:
      'الجزائر=algiers وهران=oran قسنطينة=constantine عنابة=annaba باتنة=batna البليدة=blida سطيف=setif سيدي_بلعباس=sidi_bel_abbes ' +
      'بسكرة=biskra تبسة=tebessa تيارت=tiaret بجاية=bejaia تلمسان=tlemcen الجلفة=djelfa ورقلة=ouargla بشار=bechar ' +
      'سكيكدة=skikda مستغانم=mostaganem المدية=medea تيزي_وزو=tizi_ouzou الشلف=chlef جيجل=jijel غرداية=ghardaia ' +
      'الأغواط=laghouat معسكر=mascara قالمة=guelma البويرة=bouira تمنراست=tamanrasset أدرار=adrar الوادي=el_oued',
    AE:
      'دبي=dubai أبوظبي=abu_dhabi أبو_ظبي=abu_dhabi الشارقة=sharjah عجمان=ajman_city العين=al_ain_city رأس_الخيمة=ras_al_khaimah_city ' +
      'الفجيرة=al_fujairah_city أم_القيوين=umm_al_quwain_city خورفكان=khawr_fakkan مصفح=musaffah الرويس=ar_ruways الذيد=adh_dhayd',
    SD:
      'الخرطوم=khartoum أم_درمان=omdurman بورتسودان=port_sudan كسلا=kassala الأبيض=el_obeid نيالا=nyala القضارف=al_qadarif ' +
      'ود_مدني=wad_medani عطبرة=atbara كوستي=kosti الفاشر=el_fasher',
    YE: 'صنعاء=sanaa عدن=aden تعز=ta_izz الحديدة=al_hudaydah إب=ibb ذمار=dhamar المكلا=mukalla صعدة=sa_dah عمران=amran مأرب=ma_rib حجة=hajjah',
    JO:
      'عمان=amman الزرقاء=zarqa إربد=irbid العقبة=aqaba السلط=as_salt مادبا=madaba المفرق=mafraq جرش=jarash ' +
      'الكرك=karak_city عجلون=ajlun معان=ma_an الطفيلة=at_tafilah الرصيفة=russeifa الرمثا=ar_ramtha ' +
      'الجبيهة=al_jubayhah وادي_السير=wadi_as_sir سحاب=sahab أم_السماق=umm_as_summaq عنجرة=anjarah',
    LY:
      'طرابلس=tripoli بنغازي=benghazi مصراتة=misratah البيضاء=al_bayda الخمس=al_khums الزاوية=zawiya زليتن=zliten ' +
      'أجدابيا=ajdabiya طبرق=tobruk سبها=sabha سرت=sirte درنة=darnah غريان=gharyan المرج=al_marj',
    TN:
      'تونس=tunis صفاقس=sfax سوسة=sousse القيروان=kairouan بنزرت=bizerte قابس=gabes أريانة=ariana قفصة=gafsa المنستير=monastir ' +
      'نابل=nabeul الحمامات=hammamet المهدية=mahdia مدنين=medenine توزر=tozeur باجة=beja جندوبة=jendouba جرجيس=zarzis',
    KW:
      'الكويت=kuwait_city حولي=hawalli الفروانية=al_farwaniyah الأحمدي=al_ahmadi الجهراء=al_jahra الفحيحيل=al_fahahil ' +
      'المنقف=al_manqaf الفنطاس=al_fintas المهبولة=al_mahbulah صباح_السالم=sabah_as_salim الرقة=ar_riqqah',
    LB: 'بيروت=beirut طرابلس=tripoli صيدا=sidon صور=tyre زحلة=zahle بعلبك=baalbek جونية=jounieh جبيل=jbail النبطية=nabatiye_et_tahta',
    OM:
      'مسقط=muscat السيب=seeb صلالة=salalah صحار=sohar نزوى=nizwa صور=sur البريمي=al_buraymi عبري=ibri بوشر=bawshar الرستاق=rustaq ' +
      'صحم=saham السويق=as_suwayq الخابورة=al_khaburah شناص=shinas لوى=liwa خصب=khasab بهلاء=bahla إزكي=izki إبراء=ibra أدم=adam ' +
      'بدبد=bidbid بدية=badiyah سمائل=sufalat_sama_il ينقل=yanqul',
    QA: 'الدوحة=doha الريان=ar_rayyan الوكرة=al_wakrah الخور=al_khawr أم_صلال_محمد=umm_salal_muhammad',
    PS:
      'غزة=gaza الخليل=hebron نابلس=nablus رام_الله=ramallah بيت_لحم=bethlehem جنين=janin طولكرم=tulkarm قلقيلية=qalqilyah ' +
      'خان_يونس=khan_yunis رفح=rafah أريحا=jericho البيرة=al_birah جباليا=jabalya',
    BH: 'المنامة=manama المحرق=al_muharraq الرفاع=ar_rifa مدينة_حمد=madinat_hamad مدينة_عيسى=madinat_isa سترة=sitrah',
    MR: 'نواكشوط=nouakchott نواذيبو=nouadhibou كيفة=kiffa روصو=rosso',
  },
};

/** A town by its name in a language. */
export interface LocalTown {
  /** As people write it. */
  name: string;
  country: string;
  /** The key of GeoNames' name. */
  key: string;
}

/** All of them. */
export const LOCAL_TOWNS: readonly (LocalTown & { language: string })[] = Object.entries(NAMES).flatMap(
  ([language, countries]) =>
    Object.entries(countries).flatMap(([country, list]) =>
      list.split(' ').map((pair) => {
        const [name = '', key = ''] = pair.replaceAll('_', ' ').split('=');
        return { language, country, name, key };
      }),
    ),
);

const byKey = new Map<string, LocalTown[]>();
for (const town of LOCAL_TOWNS)
  byKey.set(townKey(town.name), [...(byKey.get(townKey(town.name)) ?? []), town]);

/** The towns that are called so in some language, by the key of that name. */
export const localTowns = (key: string): readonly LocalTown[] => byKey.get(key) ?? [];

/** The towns whose names in some language begin like a key. */
export function localTownsLike(key: string): readonly LocalTown[] {
  return [...byKey].filter(([known]) => known.startsWith(key)).flatMap(([, towns]) => towns);
}

/** What a town is called in a language; undefined where that has no name of its own for it. */
export function localNameOf(
  town: Pick<LocalTown, 'country' | 'key'>,
  language: Language,
): string | undefined {
  return LOCAL_TOWNS.find(
    (one) => one.language === language && one.country === town.country && one.key === town.key,
  )?.name;
}
