import { defineMessages } from '#src/i18n/messages.ts'

/** The words of signing in and out (product.md sections 2, 5 and 8). */
export const accountMessages = defineMessages({
  login: { en: 'Login', ar: 'تسجيل الدخول' },
  register: { en: 'Create an account', ar: 'إنشاء حساب' },
  loginLead: {
    en: 'Your orders, their way to you, and your details in one place.',
    ar: 'طلباتك وأين وصلت وبياناتك في مكان واحد.',
  },
  sessionEnded: {
    en: 'Your session has ended. Please log in to go on.',
    ar: 'انتهت الجلسة. يمكن المتابعة بعد تسجيل الدخول.',
  },
  typedIsKept: { en: 'What was typed is kept.', ar: 'ما كُتب محفوظ.' },
  accountRefused: {
    en: 'This account may not do that any more, so you were logged out. After logging in you see what it may do.',
    ar: 'لم يعد هذا الحساب يملك صلاحية لذلك، فتم تسجيل الخروج. بعد تسجيل الدخول يظهر ما هو متاح له.',
  },
  registerLead: {
    en: 'Follow your orders and have your details at hand next time.',
    ar: 'متابعة الطلبات، والبيانات جاهزة في المرة القادمة.',
  },
  name: { en: 'Name', ar: 'الاسم' },
  email: { en: 'Email address', ar: 'البريد الإلكتروني' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  newPassword: { en: 'New password', ar: 'كلمة المرور الجديدة' },
  passwordHint: { en: 'At least 8 characters.', ar: '8 أحرف على الأقل.' },
  showPassword: { en: 'Show password', ar: 'إظهار كلمة المرور' },
  loggingIn: { en: 'Logging in...', ar: 'جارٍ تسجيل الدخول...' },
  continue: { en: 'Continue', ar: 'متابعة' },
  signingUp: { en: 'Signing Up...', ar: 'جارٍ إنشاء الحساب...' },
  or: { en: 'OR', ar: 'أو' },
  continueWith: {
    en: (provider: string) => `Continue with ${provider}`,
    ar: (provider: string) => `المتابعة بحساب ${provider}`,
  },
  waitingFor: {
    en: (provider: string) => `Waiting for ${provider}...`,
    ar: (provider: string) => `بانتظار ${provider}...`,
  },
  popupBlocked: {
    en: (provider: string) =>
      `Your browser did not open the ${provider} window. Allow pop-ups for this shop, or use your email.`,
    ar: (provider: string) =>
      `لم يفتح المتصفح نافذة ${provider}. يرجى السماح بالنوافذ المنبثقة لهذا المتجر، أو استخدام البريد الإلكتروني.`,
  },
  popupClosed: {
    en: (provider: string) =>
      `The ${provider} window was closed before it was done. Nothing has happened; try again whenever you like.`,
    ar: (provider: string) =>
      `أُغلقت نافذة ${provider} قبل أن تكتمل الخطوات. لم يتغيّر شيء، ويمكن المحاولة من جديد في أي وقت.`,
  },
  providerSignUpFailed: {
    en: (provider: string) => `${provider} Signup Failed`,
    ar: (provider: string) => `تعذّر التسجيل بحساب ${provider}`,
  },
  providerSilent: {
    en: (provider: string) =>
      `${provider} did not confirm who you are, and gave no reason. Please try again in a few minutes, or use your email.`,
    ar: (provider: string) =>
      `لم يؤكد ${provider} الهوية ولم يذكر سببًا. يرجى المحاولة بعد بضع دقائق، أو استخدام البريد الإلكتروني.`,
  },
  forgotPassword: { en: 'Forgot password', ar: 'نسيت كلمة المرور؟' },
  createAccount: { en: 'Create an account', ar: 'إنشاء حساب' },
  haveAccount: { en: 'Already have an account?', ar: 'لديك حساب؟' },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  signUp: { en: 'Sign up', ar: 'إنشاء حساب' },
  noAccount: { en: 'New here?', ar: 'زيارتك الأولى؟' },
  fillIn: { en: 'Please fill this in.', ar: 'هذا الحقل مطلوب.' },
  wrongEmail: { en: 'Please check this email address.', ar: 'يرجى التأكد من صحة البريد الإلكتروني.' },
  signedUp: {
    en: (name: string) => `${name} Signup Successful`,
    ar: (name: string) => `أهلًا ${name}، تم إنشاء حسابك`,
  },
  signUpFailed: {
    en: (name: string) => `${name} Signup Failed`,
    ar: (name: string) => `${name}، تعذّر إنشاء الحساب`,
  },
  loginDone: { en: 'Login Successful', ar: 'تم تسجيل الدخول' },
  loginFailed: { en: 'Login Failed', ar: 'تعذّر تسجيل الدخول' },
  anError: {
    en: 'An error occurred: the shop did not answer as it should. Please try again in a few minutes.',
    ar: 'حدث خطأ ما: لم يستجب المتجر كما ينبغي. يرجى المحاولة بعد بضع دقائق.',
  },
  offline: {
    en: 'The shop could not be reached. Please check your connection and try again.',
    ar: 'تعذّر الوصول إلى المتجر. يرجى التحقق من الاتصال ثم المحاولة مرة أخرى.',
  },
  tryAgain: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
  notNow: { en: 'Not now', ar: 'ليس الآن' },
  forgotTitle: { en: 'Forgot password', ar: 'نسيت كلمة المرور' },
  forgotLead: {
    en: 'Tell us your email and we send you a link to choose a new password.',
    ar: 'نرسل إلى البريد المكتوب هنا رابطًا لاختيار كلمة مرور جديدة.',
  },
  forgot: { en: 'Forgot', ar: 'إرسال الرابط' },
  sending: { en: 'Sending...', ar: 'جارٍ الإرسال...' },
  emailRequired: { en: 'Email Required', ar: 'البريد الإلكتروني مطلوب' },
  emailRequiredText: {
    en: 'Please provide your email address to reset the password.',
    ar: 'البريد الإلكتروني لإعادة تعيين كلمة المرور.',
  },
  resetSent: { en: 'Password Reset Email Sent', ar: 'أُرسلت رسالة إعادة التعيين' },
  resetSentText: {
    en: 'Please check your email for password reset instructions.',
    ar: 'الخطوات لاختيار كلمة مرور جديدة في رسالة البريد.',
  },
  resetFailed: { en: 'Password Reset Failed', ar: 'تعذّرت إعادة تعيين كلمة المرور' },
  resetFailedText: {
    en: 'Password reset failed. Please try again later.',
    ar: 'تعذّرت إعادة تعيين كلمة المرور. يرجى المحاولة مرة أخرى لاحقًا.',
  },
  resetTitle: { en: 'Choose a new password', ar: 'اختيار كلمة مرور جديدة' },
  resetLead: {
    en: 'It counts at once, and every other place where you are logged in is logged out.',
    ar: 'تُعتمد فورًا، ويُسجَّل خروجك من كل الأجهزة الأخرى.',
  },
  savePassword: { en: 'Save password', ar: 'حفظ كلمة المرور' },
  saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
  passwordSaved: { en: 'Your new password is saved', ar: 'حُفظت كلمة المرور الجديدة' },
  passwordSavedText: { en: 'Log in with it now.', ar: 'يمكن تسجيل الدخول بها الآن.' },
  linkTitle: { en: 'This link does not work', ar: 'هذا الرابط لا يعمل' },
  linkText: {
    en: 'It is incomplete, too old, or was used already.',
    ar: 'قد يكون ناقصًا أو قديمًا أو استُخدم من قبل.',
  },
  newLink: { en: 'Ask for a new link', ar: 'طلب رابط جديد' },
  verifyTitle: { en: 'Confirm your email', ar: 'تأكيد البريد الإلكتروني' },
  verifyLead: {
    en: 'One press tells us that this mailbox is yours. Orders you placed with it before then appear in your account.',
    ar: 'بضغطة واحدة نعرف أن هذا البريد لك، فتظهر في الحساب الطلبات المسجّلة به من قبل.',
  },
  verify: { en: 'Confirm my email', ar: 'تأكيد البريد' },
  verifying: { en: 'Confirming...', ar: 'جارٍ التأكيد...' },
  verifyPasswordLead: {
    en: 'You are not logged in to this account here. Choose a new password for it: the old one stops working, and every place where it is logged in is logged out.',
    ar: 'لم يُسجَّل الدخول إلى هذا الحساب هنا. يلزم اختيار كلمة مرور جديدة له: تتوقف القديمة، ويُسجَّل الخروج من كل الأجهزة.',
  },
  verified: { en: 'Your email is confirmed', ar: 'تم تأكيد بريدك' },
  verifiedText: { en: 'Thank you. Everything is in your account now.', ar: 'شكرًا لك. كل شيء في حسابك الآن.' },
  toAccount: { en: 'To my account', ar: 'إلى حسابي' },
  needsScript: {
    en: 'Please switch JavaScript on to log in.',
    ar: 'يرجى تفعيل JavaScript في المتصفح لتسجيل الدخول.',
  },
  logout: { en: 'Logout', ar: 'تسجيل الخروج' },
  logoutSure: { en: 'Are you sure you want to logout?', ar: 'تأكيد تسجيل الخروج من حسابك؟' },
  logoutYes: { en: 'Yes, logout!', ar: 'نعم، تسجيل الخروج' },
  logoutFailed: { en: 'You are still logged in', ar: 'لم يتم تسجيل الخروج' },
  loggedOut: { en: 'Logout Successful', ar: 'تم تسجيل الخروج' },
  loggedOutText: {
    en: 'You have been successfully logged out.',
    ar: 'تم تسجيل الخروج من حسابك بنجاح.',
  },
})
