/** What is tried first here beside the leaked ones: Arabic words and names, places of Oman, the shop's kind of words. */
export const localPasswords: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 0123456789 01234567 12345679 87654321 987654321 0987654321 11111111 22222222 33333333
  44444444 55555555 66666666 77777777 88888888 99999999 00000000 11112222 12341234 12344321 12121212 11223344 1122334455
  123123123 123321123 123454321 147258369 159753159 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 qwer1234 qwertyui
  qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty789 asdfghjk asdfghjkl zxcvbnm1 zaq12wsx
  asdf1234 abcd1234 abcd12345 abc12345 abc123456 abcdefgh abcdefghi a1b2c3d4 a1234567 a12345678 a123456789 aa123456
  aa12345678 password password1 password12 password123 password1234 password12345 password! password1! passw0rd
  p@ssw0rd p@ssword pa55word pa$$word passpass password01 mypassword changeme changeme1 welcome1 welcome123 welcome12
  letmein1 letmein123 iloveyou iloveyou1 iloveyou2 iloveyou12 loveyou1 sunshine sunshine1 princess princess1 football
  football1 baseball baseball1 basketball superman superman1 batman123 spiderman pokemon1 starwars starwars1 michelle
  jennifer jessica1 elizabeth charlie1 jordan23 liverpool liverpool1 barcelona barcelona1 realmadrid chelsea1 arsenal1
  manchester internet computer computer1 samsung1 samsung123 iphone123 android1 google123 facebook facebook1 instagram
  whatsapp snapchat linkedin trustno1 whatever whatever1 blink182 dragon123 monkey123 master123 shadow123 killer123
  butterfly chocolate hello123 hello1234 test1234 test12345 testtest admin123 admin1234 admin12345 administrator
  adminadmin root1234 user1234 guest123 demo1234 secret123 default1 p455w0rd 1234qwer 12345qwert 123456qwerty 123456abc
  123456aa 1234abcd 12345abc 12qwaszx muhammad mohammed mohammad muhammed mohamed1 mohamed123 mohammed1 mohammed123
  muhammad1 muhammad123 abdullah abdullah1 ahmed123 ahmed1234 fatima123 maryam123 khalid123 bismillah bismillah1
  allahuakbar alhamdulillah inshallah mashallah subhanallah allah123 allah786 786786786 oman1234 oman12345 oman2020
  oman2021 oman2022 oman2023 oman2024 oman2025 oman2026 muscat123 muscat1234 salalah1 salalah123 habibi123 habibti1
  haqiba123 haqiba1234 shop1234 shopping shopping1 welcome2 summer2024 summer2025 summer2026 winter2025 ramadan1
  ramadan2025 ramadan2026 كلمهالمرور كلمهالسر محمد1234 احمد1234 بسماللهالرحمن لاالهالاالله`.split(/\s+/),
)
