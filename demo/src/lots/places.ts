// biome-ignore-all format: tables, one row a line
// Locations of the lots' goods: towns in three languages.
import { text } from '../text.ts';
import type { Text3 } from '../types.ts';

const town = (country: readonly [string, string, string], en: string, ru: string, ar: string): Text3 => text(`${en}, ${country[0]}`, `${ru}, ${country[1]}`, `${ar}، ${country[2]}`);
const IN = ['India', 'Индия', 'الهند'] as const;
const SA = ['Saudi Arabia', 'Саудовская Аравия', 'السعودية'] as const;

export const places = {
  'Ahmedabad, IN': town(IN, 'Ahmedabad', 'Ахмадабад', 'أحمد آباد'),
  'Bengaluru, IN': town(IN, 'Bengaluru', 'Бангалор', 'بنغالور'),
  'Bhopal, IN': town(IN, 'Bhopal', 'Бхопал', 'بوبال'),
  'Brescia, IT': town(['Italy', 'Италия', 'إيطاليا'], 'Brescia', 'Брешиа', 'بريشا'),
  'Chakan, IN': town(IN, 'Chakan', 'Чакан', 'تشاكان'),
  'Chennai, IN': town(IN, 'Chennai', 'Ченнаи', 'تشيناي'),
  'Coimbatore, IN': town(IN, 'Coimbatore', 'Коимбатур', 'كويمباتور'),
  'Dammam, SA': town(SA, 'Dammam', 'Даммам', 'الدمام'),
  'Delhi, IN': town(IN, 'Delhi', 'Дели', 'دلهي'),
  'Durgapur, IN': town(IN, 'Durgapur', 'Дургапур', 'دورغابور'),
  'Faridabad, IN': town(IN, 'Faridabad', 'Фаридабад', 'فريد آباد'),
  'Hosur, IN': town(IN, 'Hosur', 'Хосур', 'هوسور'),
  'Hyderabad, IN': town(IN, 'Hyderabad', 'Хайдарабад', 'حيدر آباد'),
  'Indore, IN': town(IN, 'Indore', 'Индаур', 'إندور'),
  'Istanbul, TR': town(['Türkiye', 'Турция', 'تركيا'], 'Istanbul', 'Стамбул', 'إسطنبول'),
  'Jalandhar, IN': town(IN, 'Jalandhar', 'Джаландхар', 'جالاندهار'),
  'Jamnagar, IN': town(IN, 'Jamnagar', 'Джамнагар', 'جامناغار'),
  'Jebel Ali, AE': town(['United Arab Emirates', 'ОАЭ', 'الإمارات'], 'Jebel Ali', 'Джебель-Али', 'جبل علي'),
  'Kanpur, IN': town(IN, 'Kanpur', 'Канпур', 'كانبور'),
  'Kochi, IN': town(IN, 'Kochi', 'Кочи', 'كوتشي'),
  'Kolkata, IN': town(IN, 'Kolkata', 'Калькутта', 'كولكاتا'),
  'Ludhiana, IN': town(IN, 'Ludhiana', 'Лудхиана', 'لوديانا'),
  'Mumbai, IN': town(IN, 'Mumbai', 'Мумбаи', 'مومباي'),
  'Mundra, IN': town(IN, 'Mundra', 'Мундра', 'موندرا'),
  'Nagpur, IN': town(IN, 'Nagpur', 'Нагпур', 'ناغبور'),
  'Nizhny Novgorod, RU': town(['Russia', 'Россия', 'روسيا'], 'Nizhny Novgorod', 'Нижний Новгород', 'نيجني نوفغورود'),
  'Noida, IN': town(IN, 'Noida', 'Нойда', 'نويدا'),
  'Ostrava, CZ': town(['Czechia', 'Чехия', 'التشيك'], 'Ostrava', 'Острава', 'أوسترافا'),
  'Pune, IN': town(IN, 'Pune', 'Пуна', 'بونه'),
  'Rajkot, IN': town(IN, 'Rajkot', 'Раджкот', 'راجكوت'),
  'Riyadh, SA': town(SA, 'Riyadh', 'Эр-Рияд', 'الرياض'),
  'Singapore, SG': text('Singapore', 'Сингапур', 'سنغافورة'),
  'Surat, IN': town(IN, 'Surat', 'Сурат', 'سورات'),
  'Vadodara, IN': town(IN, 'Vadodara', 'Вадодара', 'فادودارا'),
  'Vapi, IN': town(IN, 'Vapi', 'Вапи', 'فابي'),
  'Visakhapatnam, IN': town(IN, 'Visakhapatnam', 'Вишакхапатнам', 'فيشاخاباتنام'),
  'Yanbu, SA': town(SA, 'Yanbu', 'Янбу', 'ينبع'),
} satisfies Record<string, Text3>;
